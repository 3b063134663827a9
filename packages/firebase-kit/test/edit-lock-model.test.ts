/** The edit lock under arbitrary sequences of actions by tabs, networks and admins. */

import { RuleBook } from "@palier/mock-server/realtime";
import fc from "fast-check";
import { expect, test } from "vitest";
import { databaseRules } from "../rules/database-rules.ts";
import { LockPlay } from "./lock-play.ts";

interface Model {
  readonly steps: number;
}
type Play = { readonly play: LockPlay };

/** One event for one tab; also tried when it makes no sense. */
class Happening implements fc.AsyncCommand<Model, Play> {
  readonly name: string;
  readonly index: number;
  readonly act: (play: LockPlay, index: number) => void;

  constructor(name: string, index: number, act: (play: LockPlay, index: number) => void) {
    this.name = name;
    this.index = index;
    this.act = act;
  }
  check = (): boolean => true;
  async run(_: Model, { play }: Play): Promise<void> {
    this.act(play, this.index);
    play.disturbed();
    await play.schedule.advance(0);
    play.checkAlways();
  }
  toString = (): string => `${this.name}(${this.index})`;
}

class Tick implements fc.AsyncCommand<Model, Play> {
  readonly milliseconds: number;
  constructor(milliseconds: number) {
    this.milliseconds = milliseconds;
  }
  check = (): boolean => true;
  async run(_: Model, { play }: Play): Promise<void> {
    await play.schedule.advance(this.milliseconds);
    // Nothing may have happened in this time, which can be a fault too.
    play.checkAlways();
  }
  toString = (): string => `tick(${this.milliseconds})`;
}

const happenings: Readonly<Record<string, (play: LockPlay, index: number) => void>> = {
  open: (play, index) => play.open(index),
  openAgain: (play, index) => play.open(index),
  closeForm: (play, index) => play.closeForm(index),
  closePage: (play, index) => play.endPage(index, "closed"),
  kill: (play, index) => play.endPage(index, "killed"),
  freezeForEver: (play, index) => play.endPage(index, "frozen"),
  drop: (play, index) => play.player(index).tab?.drop(),
  cut: (play, index) => play.player(index).tab?.cut(),
  stall: (play, index) => play.player(index).tab?.stall(),
  restore: (play, index) => play.player(index).tab?.restore(),
  hide: (play, index) => {
    const { tab } = play.player(index);
    if (tab !== undefined) tab.hidden = true;
  },
  show: (play, index) => play.player(index).tab?.show(),
  dropHidden: (play, index) => {
    const { tab } = play.player(index);
    if (tab !== undefined) tab.hidden = true;
    tab?.drop();
  },
  ask: (play, index) => play.intend(index, "ask"),
  withdraw: (play, index) => play.intend(index, "withdraw"),
  force: (play, index) => play.intend(index, "force"),
  yield: (play, index) => play.intend(index, "yielded"),
  refuse: (play, index) => play.intend(index, "refused"),
  openAndType: (play, index) => {
    play.open(index);
    play.type(index, true);
  },
  typeIn: (play, index) => play.type(index, true),
  save: (play, index) => play.type(index, false),
  reopen: (play, index) => play.intend(index, "reopen"),
  remount: (play, index) => play.open(index),
  leaveAndReturn: (play, index) => play.leaveAndReturn(index),
  sleep: (play, index) => play.player(index).tab?.sleep(),
  wake: (play, index) => play.player(index).tab?.wake(),
  loseSignIn: (play, index) => play.loseSignIn(index),
  signInAgain: (play, index) => play.signInAgain(index),
  expireAndKill: (play, index) => {
    play.expire(index);
    play.endPage(index, "killed");
  },
  correctAddress: (play, index) => play.correctAddress(index, true),
  correctQuietly: (play, index) => play.correctAddress(index, false),
  takeByHand: (play, index) => play.cheat(index, "take"),
  letGoByHand: (play, index) => play.cheat(index, "let go"),
  askByHand: (play, index) => play.cheat(index, "ask"),
  deleteTheAsk: (play, index) => play.cheat(index, "delete the ask"),
  refuseWrites: (play) => play.service.deploy("reading"),
  refuseAll: (play) => play.service.deploy("nothing"),
  mendRules: (play) => play.service.deploy("as shipped"),
};

const tick = fc
  .oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 90 }) },
    { weight: 3, arbitrary: fc.integer({ min: 100, max: 3_000 }) },
    { weight: 1, arbitrary: fc.constant(31_000) },
    { weight: 1, arbitrary: fc.constant(62_000) },
    { weight: 1, arbitrary: fc.constant(185_000) },
  )
  .map((milliseconds) => new Tick(milliseconds));

/** Actions of an admin's own program, which only the rules can prevent. */
const cheats = ["takeByHand", "letGoByHand", "askByHand", "deleteTheAsk"];
const everything = Object.keys(happenings).filter((name) => !cheats.includes(name));
/** Without network failures, so that long takeovers are frequent. */
const takeovers = [
  "open",
  "openAndType",
  "openAndType",
  "typeIn",
  "save",
  "closeForm",
  "kill",
  "ask",
  "withdraw",
  "force",
  "yield",
  "refuse",
  "reopen",
];

/** Two admins and one record, over connections that die unnoticed. */
const silence = [
  "open",
  "typeIn",
  "openAndType",
  "openAndType",
  "ask",
  "yield",
  "refuse",
  "force",
  "stall",
  "drop",
  "restore",
  "kill",
];

const commandsFor = (tabs: number, names: readonly string[]) => [
  tick,
  tick,
  tick,
  ...names.map((name) =>
    fc
      .integer({ min: 0, max: tabs - 1 })
      .map((index) => new Happening(name, index, happenings[name] ?? (() => undefined))),
  ),
];

async function comeToRest({ schedule, players, checkAtRest }: LockPlay, play: LockPlay): Promise<void> {
  play.disturbed();
  play.service.deploy("as shipped");
  for (const [index, { tab }] of players.entries()) {
    tab?.wake();
    tab?.restore();
    tab?.show();
    play.signInAgain(index);
  }
  // A pause after refusals, then the lease of an admin who vanished.
  await schedule.advance(300_000);
  checkAtRest.call(play);
  await checkButtons(play);
}

/** Checks that an offered takeover request reaches the holder, whatever was requested before (L06). */
async function checkButtons(play: LockPlay): Promise<void> {
  for (const [index, { sid }] of play.players.entries()) {
    const shown = play.view(index);
    if (shown.kind !== "other" || shown.takeover.kind !== "none") continue;
    play.disturbed();
    play.intend(index, "ask");
    await play.schedule.advance(5_000);
    const after = play.view(index);
    if (after.kind === "other" && play.asker !== sid) throw new Error(`${sid} asks, and nobody hears it`);
    play.disturbed();
    play.intend(index, "withdraw");
    await play.schedule.advance(5_000);
  }
}

const { PALIER_LOCK_RUNS: asked } = process.env;
/** Stories per case: the same in every run, or as many other ones as are asked for. */
const stories = asked === undefined ? { numRuns: 1_000, seed: 41 } : { numRuns: Number(asked) };

/** Rejects with the shortest failing story. */
const playStories = (
  admins: string,
  names: readonly string[],
  options: fc.Parameters<unknown>,
  rules?: RuleBook,
) =>
  fc.assert(
    fc.asyncProperty(
      fc.commands(commandsFor(admins.length, names), { maxCommands: 60, size: "max" }),
      fc.integer(),
      async (commands, seed) => {
        const play = new LockPlay(admins, seed, rules);
        await fc.asyncModelRun(() => ({ model: { steps: 0 }, real: { play } }), commands);
        await comeToRest(play, play);
      },
    ),
    { ...options, includeErrorInReport: true },
  );

const longest = 1_200_000;

test.each([
  ["five tabs of three admins", "aabbc", everything],
  ["tabs that opt out of the removal", "Aab", everything],
  ["admins who ask for each other's record", "aabc", takeovers],
  ["two admins with poor connections", "ab", silence],
  ["admins whose own programs ask, take and delete", "abc", [...takeovers, ...cheats]],
])(
  "L01 L02 L04 L06: %s agree with the service, whatever happens",
  (_, admins, names) => playStories(admins, names, stories),
  longest,
);

const record = "root.child('locks').child($area).child($id)";

/** Former versions of the rules, each with its known fault. */
test.each([
  [
    "a request that was refused or is old keeps others from registering theirs",
    /asks, and nobody hears it/,
    takeovers,
    /\|\| \(!\(\(auth\.token\.adminId(?:(?!\|\| \(!\(\().)*?>= 60000\)\)\)/g,
    ")",
  ],
  [
    "a lock is taken by a request that was made before it",
    /was not asked for/,
    ["open", "closeForm", "kill", ...cheats],
    `(!data.child('at').isNumber() || data.child('at').val() > now || ${record.replace("locks", "takeovers")}.child('at').val() >= data.child('at').val())`,
    "true",
  ],
  [
    "a refusal is skipped by deleting it",
    /asked again/,
    ["open", "ask", "refuse", ...cheats],
    /!\(data\.child\('answeredAt'\)\.val\(\) > now \|\| now - data\.child\('answeredAt'\)\.val\(\) >= 30000\)/g,
    "false",
  ],
] as const)(
  "the stories find it where %s",
  async (_, found, names, part, before) => {
    const shipped = JSON.stringify(databaseRules(["building"]));
    const former = shipped.replaceAll(part, before);
    expect(former).not.toBe(shipped);
    const rules = new RuleBook(JSON.parse(former));
    await expect(
      playStories("abc", names, { numRuns: 3_000, seed: 1, endOnFailure: true }, rules),
    ).rejects.toThrow(found);
  },
  longest,
);

test("L03: whoever waits for a record gets it in the end", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), fc.constantFrom("closed", "killed", "frozen"), async (seed, how) => {
      const play = new LockPlay("abcd", seed);
      for (const index of [0, 1, 2, 3]) play.open(index);
      for (let left = 4; left > 0; left -= 1) {
        await play.schedule.advance(how === "closed" ? 8_000 : 30_000);
        const holding = play.players.filter(({ lock }) => lock?.view.get().kind === "mine");
        expect(holding.map(({ sid }) => sid)).toEqual([play.holder]);
        play.endPage(
          play.players.findIndex(({ sid, open }) => open && sid === play.holder),
          how,
        );
      }
      await play.schedule.advance(8_000);
      expect(play.holder).toBeUndefined();
    }),
    { numRuns: 50 },
  );
});
