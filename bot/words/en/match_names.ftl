### Names of games, threads and players. Of a title's lists of words each language has as many, the same in the same place.

lobby-thread = { $game }: { $players }
thread-neutral = { $game } · { $id }

computer-name = Bot { $number }

follow-title = { $game }: { $players }

## Players

seat-name = Player { $number }
seat-of-colour = { $player } ({ $colour })
seat-colour-0 = blue
seat-colour-1 = orange
seat-colour-2 = green
seat-colour-3 = purple
seat-colour-4 = grey

match-titled = { $game } · { $title }
match-title = { $first } and { $second }
match-title-first = Fox, Raven, Falcon, Stag, Boar, Bear, Wolf, Hare, Badger, Otter, Hedgehog, Squirrel, Beaver, Lynx, Ox, Ram, Goat, Mule, Horse, Marten, Rooster, Goose, Swan, Heron, Crane, Owl, Eagle, Hawk, Swallow, Sparrow, Robin, Magpie, Lark, Nightingale, Stork, Peacock, Trout, Salmon, Pike, Dolphin, Whale, Turtle, Frog, Pelican, Snail, Bee, Cricket, Butterfly, Mason, Miller, Weaver, Baker, Smith, Carpenter, Jeweller, Tailor, Merchant, Shepherd, Farmer, Friar, Knight, Minstrel, Herald, Sailor
match-title-second = Anvil, Crown, Castle, Tower, Bridge, Mill, Quarry, Forge, Tavern, Market, Harbour, Garden, Orchard, Vineyard, Forest, River, Mountain, Meadow, Bay, Road, Gate, Wall, Well, Fountain, Bell, Lantern, Candle, Key, Padlock, Wheel, Cart, Barrel, Basket, Purse, Coin, Ring, Shield, Banner, Flute, Drum, Lute, Harp, Quill, Book, Map, Compass, Anchor, Sail, Oar, Saddle, Ladder, Hammer, Chisel, Loom, Cloak, Boot, Hat, Loaf, Cheese, Apple, Acorn, Sheaf, Brick, Star
