// Checks the signatures of results that Provost's operators published, and prints one ladder of all of them as JSON:
//     node ladder.mjs FOLDER...
// It needs Node.js 18 or later, and nothing of Provost. docs/results.md describes the files. What it does not check is
// that the games were played by the rules; `provost results verify` replays them.

import { createHash, createPublicKey, verify } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

// The constants of Provost's ratings.
const MU = 25;
const SIGMA = MU / 3;
const BETA = MU / 6; // how much a player's performance varies
const TAU = MU / 300; // uncertainty that each game adds
const KAPPA = 0.0001; // the least share of the variance that is left after a game

const FORMATS = { result: "provost-result 1", index: "provost-results 1", revocation: "provost-revocation 1" };

const faults = [];

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest();

// The canonical JSON of a value: RFC 8785. All names are ASCII and all numbers whole.
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(",")}}`;
}

const digest = (value) => sha256(canonical(value)).toString("base64url");

// The bytes of base64url, which must be its only form.
function bytes(text, length) {
  const found = Buffer.from(text, "base64url");
  if (found.length !== length || found.toString("base64url") !== text) throw new Error("no base64url");
  return found;
}

// Whether a signed object is of this kind and its signature is that of its key.
function isGenuine(signed, kind) {
  try {
    if (Object.keys(signed).sort().join() !== "body,key,signature" || signed.body.format !== FORMATS[kind]) return false;
    bytes(signed.key, 32);
    const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: signed.key }, format: "jwk" });
    return verify(null, Buffer.from(canonical(signed.body)), key, bytes(signed.signature, 64));
  } catch {
    return false;
  }
}

// Read a file, or report it and return null.
function read(path, kind) {
  try {
    const data = readFileSync(path);
    const signed = JSON.parse(data.toString("utf8"));
    if (Buffer.from(canonical(signed)).equals(data) && isGenuine(signed, kind)) return signed;
  } catch {
    // not there, or no JSON
  }
  faults.push(`${path}: missing, changed, or not signed by its key.`);
  return null;
}

// The first line of a result's log that its chain does not fit; 0 if it fits everywhere.
function brokenLine({ commitment, game, match, options, rules, seats, log, chain }) {
  let link = sha256(canonical({ commitment, game, match, options, rules, seats: seats.length }));
  for (let line = 0; line < Math.max(log.length, chain.length); line += 1) {
    if (line >= log.length) return line + 1;
    link = sha256(link, log[line]);
    if (link.toString("base64url").slice(0, 8) !== chain[line]) return line + 1;
  }
  return 0;
}

// Read a folder: its index, and the results that the index lists.
function readFolder(folder, results, revoked) {
  const index = read(join(folder, "index.json"), "index");
  if (index === null) return;
  index.body.revocations.forEach((one, number) => {
    if (isGenuine(one, "revocation")) revoked.add(`${one.key} ${one.body.result ?? "all"}`);
    else faults.push(`${folder}: revocation ${number + 1} is not signed by its key.`);
  });
  const there = join(folder, "results");
  for (const name of existsSync(there) ? readdirSync(there).sort() : []) {
    if (!Object.hasOwn(index.body.results, name.replace(/\.json$/, ""))) faults.push(`${join(there, name)}: not listed.`);
  }
  for (const [match, id] of Object.entries(index.body.results)) {
    const path = join(there, `${match}.json`);
    const signed = read(path, "result");
    if (signed === null) continue;
    const { body, key } = signed;
    const committed = sha256(bytes(body.secret, 32)).toString("base64url");
    if (key !== index.key || digest(body) !== id || body.match !== match) faults.push(`${path}: not listed.`);
    else if (committed !== body.commitment) faults.push(`${path}: the secret is not the one that was committed to.`);
    else if (brokenLine(body)) faults.push(`${path}: line ${brokenLine(body)} does not fit the chain.`);
    else results.set(`${key} ${id}`, signed);
  }
}

// The results that count, oldest first.
function counted(results, revoked) {
  const found = [...results].filter(([id, { key }]) => !revoked.has(id) && !revoked.has(`${key} all`));
  const byMatch = grouped(found, ([, { key, body }]) => `${key} ${body.match}`);
  for (const [match, several] of byMatch) if (several.length > 1) faults.push(`Two results of ${match}.`);
  const order = ([id, { body }]) => [body.ended_at, body.match, id];
  return [...byMatch.values()]
    .filter((several) => several.length === 1)
    .map(([one]) => one)
    .sort((one, other) => compare(order(one), order(other)))
    .map(([, signed]) => signed);
}

function grouped(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

function compare(one, other) {
  const place = one.findIndex((value, number) => value !== other[number]);
  return place < 0 ? 0 : one[place] < other[place] ? -1 : 1;
}

// The ratings after a game: Weng and Lin, A Bayesian Approximation Method for Online Ranking (JMLR 12, 2011),
// algorithm 1 (Bradley-Terry, full pairing), with the mean instead of the sum over a player's opponents.
function rate(ratings, places) {
  const before = ratings.map(({ mu, sigma, games }) => ({ mu, games, variance: sigma ** 2 + TAU ** 2 }));
  return before.map((own, i) => {
    let omega = 0;
    let delta = 0;
    before.forEach((other, q) => {
      if (q === i) return;
      const c = Math.sqrt(own.variance + other.variance + 2 * BETA ** 2);
      const p = 1 / (1 + Math.exp((other.mu - own.mu) / c)); // the chance to be ahead of the other
      const s = places[i] < places[q] ? 1 : places[i] === places[q] ? 0.5 : 0;
      const gamma = Math.sqrt(own.variance) / c;
      omega += (own.variance / c) * (s - p);
      delta += gamma * (own.variance / c ** 2) * p * (1 - p);
    });
    const opponents = before.length - 1;
    const variance = own.variance * Math.max(1 - delta / opponents, KAPPA);
    return { mu: own.mu + omega / opponents, sigma: Math.sqrt(variance), games: own.games + 1 };
  });
}

// The ladder of each game and number of seats. Seats that are not rated are left out of the comparison.
function ladders(results) {
  const kinds = new Map();
  for (const { key, body } of results) {
    const kind = `${body.game} ${body.seats.length}`;
    if (!kinds.has(kind)) kinds.set(kind, { game: body.game, seats: body.seats.length, people: new Map() });
    const { people } = kinds.get(kind);
    const rated = body.seats.filter((seat) => seat.rated);
    if (rated.length < 2) continue;
    const names = rated.map((seat) => `${key}/${seat.player}`);
    const ratings = names.map((name) => people.get(name) ?? { mu: MU, sigma: SIGMA, games: 0 });
    rate(ratings, rated.map((seat) => seat.place)).forEach((after, number) => people.set(names[number], after));
  }
  const order = ([name, { mu, sigma }]) => [3 * sigma - mu, name];
  return [...kinds.values()]
    .filter(({ people }) => people.size)
    .sort((one, other) => compare([one.game, one.seats], [other.game, other.seats]))
    .map(({ game, seats, people }) => ({
      game,
      seats,
      players: [...people]
        .sort((one, other) => compare(order(one), order(other)))
        .map(([name, rating]) => ({ operator: name.split("/")[0], player: name.split("/")[1], ...rating })),
    }));
}

const results = new Map();
const revoked = new Set();
for (const folder of process.argv.slice(2)) readFolder(folder, results, revoked);
const found = counted(results, revoked);
console.log(JSON.stringify({ ladders: ladders(found), results: found.length }));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length ? 1 : 0;
