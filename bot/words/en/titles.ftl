## What a match is called: one word of each list, which has as many in every language, the same in the same place

match-titled = { $game } · { $title }
match-title = { $first } and { $second }
match-title-first = Fox, Raven, Falcon, Stag, Boar, Bear, Wolf, Hare, Badger, Otter, Hedgehog, Squirrel, Beaver, Lynx, Ox, Ram, Goat, Mule, Horse, Marten, Rooster, Goose, Swan, Heron, Crane, Owl, Eagle, Hawk, Swallow, Sparrow, Robin, Magpie, Lark, Nightingale, Stork, Peacock, Trout, Salmon, Pike, Dolphin, Whale, Turtle, Frog, Pelican, Snail, Bee, Cricket, Butterfly, Mason, Miller, Weaver, Baker, Smith, Carpenter, Jeweller, Tailor, Merchant, Shepherd, Farmer, Friar, Knight, Minstrel, Herald, Sailor
match-title-second = Anvil, Crown, Castle, Tower, Bridge, Mill, Quarry, Forge, Tavern, Market, Harbour, Garden, Orchard, Vineyard, Forest, River, Mountain, Meadow, Bay, Road, Gate, Wall, Well, Fountain, Bell, Lantern, Candle, Key, Padlock, Wheel, Cart, Barrel, Basket, Purse, Coin, Ring, Shield, Banner, Flute, Drum, Lute, Harp, Quill, Book, Map, Compass, Anchor, Sail, Oar, Saddle, Ladder, Hammer, Chisel, Loom, Cloak, Boot, Hat, Loaf, Cheese, Apple, Acorn, Sheaf, Brick, Star
