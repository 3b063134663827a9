/** In ms: the wall clock, which people can set, and the monotonic clock, which may stop during sleep. */
export interface MachineClocks {
  readonly wall: () => number;
  readonly steady: () => number;
}

export interface ServiceClock {
  /** The realtime service's estimated time, ms since 1970. */
  readonly now: () => number;
  /** Receives the offset of the service's time from the current wall clock (ms). */
  readonly hear: (offset: number) => void;
}

const machine: MachineClocks = { wall: () => Date.now(), steady: () => performance.now() };

/** Maximum drift between the two clocks before assuming a changed clock or sleep (milliseconds). */
const driftAtMost = 5_000;

/**
 * Server time between connections, each of which reports its offset. Elapsed time is taken from whichever
 * clock counted more: with the wall clock set back, a lapsed lock would otherwise look held (L10); after
 * sleep, a lapsed own lock too. A wall clock set forward looks like sleep, so held locks may look lapsed.
 *
 * @param doubted called when the clocks disagree, to request a new offset; once until it arrives.
 */
export function serviceClock(doubted: () => void, { wall, steady }: MachineClocks = machine): ServiceClock {
  const heard = (offset: number) => ({ offset, wall: wall(), steady: steady() });
  let last = heard(0);
  let isDoubted = false;
  return {
    now: () => {
      const [byWall, bySteady] = [wall() - last.wall, steady() - last.steady];
      if (!isDoubted && Math.abs(byWall - bySteady) > driftAtMost) {
        isDoubted = true;
        doubted();
      }
      return Math.round(last.wall + last.offset + Math.max(byWall, bySteady));
    },
    hear: (offset) => {
      last = heard(offset);
      isDoubted = false;
    },
  };
}
