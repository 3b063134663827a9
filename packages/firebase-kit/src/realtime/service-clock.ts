/** In ms: the wall clock, which users can set, and the monotonic one, which may stop during sleep. */
export interface MachineClocks {
  readonly wall: () => number;
  readonly steady: () => number;
}

export interface ServiceClock {
  /** Ms since 1970. */
  readonly now: () => number;
  /** The service's offset from the current wall clock (ms). */
  readonly hear: (offset: number) => void;
}

const machine: MachineClocks = { wall: () => Date.now(), steady: () => performance.now() };

/** Drift (ms) from which a changed clock or sleep is assumed. */
const driftAtMost = 5_000;

/**
 * Between connections, each of which reports its offset. Uses the clock that advanced more: after setting the
 * wall clock back, or after sleep, a lapsed lock would look held (L10). A clock set forward looks like sleep:
 * held locks may look lapsed.
 *
 * @param doubted requests a new offset when the clocks disagree; once until it arrives.
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
