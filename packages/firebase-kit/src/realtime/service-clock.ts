/** Reads ms: the machine's clock, which a person may set, and one that only counts, which may stand still in its sleep. */
export interface MachineClocks {
  readonly wall: () => number;
  readonly steady: () => number;
}

export interface ServiceClock {
  /** The realtime service's time, ms since 1970, as far as it is known. */
  readonly now: () => number;
  /** The service said how far its time is from the machine's clock as that stands now (ms). */
  readonly hear: (offset: number) => void;
}

const machine: MachineClocks = { wall: () => Date.now(), steady: () => performance.now() };

/** So far the two may drift apart before it counts as a clock that was set, or as sleep (milliseconds). */
const driftAtMost = 5_000;

/**
 * The service's time on a machine whose clock is set while it is connected: the service says its offset at each connection
 * alone. Since then as much time has gone by as the clock that counts most of it says: one that was set back would show a
 * colleague's lapsed lock as held (L10), one that slept would show a lapsed lock as the own. One that was set forward looks
 * like sleep, and would show locks as lapsed that are held.
 *
 * @param doubted called when the two clocks say different times: the service is to be asked for its offset. Once until it says it.
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
