// A player for Provost that answers at random, the same way for the same seed.
//
//     provost lab arena caylus --seats 2 --field me,builder --agent "me=node docs/agents/agent.js"

const readline = require("node:readline");

let state = 1;

// Returns a number from 0 to 1 (mulberry32).
function random() {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}

// Returns the keys of the options to pick: as few as allowed, but one where one is allowed.
function picks(question) {
  const useful = question.options.filter((option) => !option.idle);
  const enough = Math.max(question.least, Math.min(1, question.most));
  const left = (useful.length < enough ? question.options : useful).map((option) => option.key);
  const picked = [];
  while (picked.length < enough) {
    picked.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return picked;
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "game") {
    state = message.seed % 4294967296 | 0;
  } else if (message.type === "question") {
    console.log(JSON.stringify({ id: message.id, picks: picks(message) }));
  } else if (message.type === "refused") {
    console.error(message.reason);
  }
});
