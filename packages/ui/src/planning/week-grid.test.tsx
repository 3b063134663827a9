import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { CheckIcon, ClockIcon, WeekDays, WeekGrid, type WeekSlot } from "../index.ts";
import { daysOf } from "./week-cells.ts";

const monday = "2026-11-16";

const week = (count: number): readonly WeekSlot[] =>
  Array.from({ length: count }, (_, key) => ({
    key,
    date: daysOf(monday)[key % 7] ?? monday,
    from: `${String(8 + (key % 12)).padStart(2, "0")}:15`,
    to: "21:00",
    title: `Hall ${key}`,
    tone: "info",
    icon: ClockIcon,
    state: "Prévu",
  }));

function show(slots: readonly WeekSlot[]) {
  const onOpen = vi.fn();
  const onWeek = vi.fn();
  const { container } = render(
    <WeekGrid
      label="Semaine du 16 au 22 novembre 2026"
      weekStart={monday}
      slots={slots}
      today="2026-11-18"
      onOpen={onOpen}
      onWeek={onWeek}
    />,
  );
  return { onOpen, onWeek, container };
}

const focused = () => document.activeElement?.querySelector(".ui-hidden")?.textContent;

describe("WeekGrid", () => {
  it("marks today, for the eye and in the day's name", () => {
    const { container } = show([]);
    const current = [...container.querySelectorAll('[aria-current="date"]')];
    expect(current.map(({ textContent }) => textContent)).toEqual(["mer. 18 nov."]);
    expect(container.querySelectorAll(".ui-week__cell--today")).toHaveLength(12);
  });

  it("A06 is one stop: arrows move between hours and days, Enter opens the hour, page keys turn weeks", async () => {
    const user = userEvent.setup();
    const { onOpen, onWeek } = show([
      {
        key: 1,
        date: "2026-11-17",
        from: "09:30",
        to: "11:00",
        title: "Loge",
        tone: "success",
        icon: CheckIcon,
        state: "Livré",
      },
    ]);
    await user.tab();
    expect(focused()).toBe("lun. 16 nov., 8\u00a0h");
    await user.keyboard("{ArrowUp}{ArrowLeft}{Enter}");
    expect(focused()).toBe("lun. 16 nov., 8\u00a0h");
    expect(onOpen).not.toHaveBeenCalled();
    await user.keyboard("{ArrowDown}{ArrowRight}{Enter}");
    expect(focused()).toBe("mar. 17 nov., 9\u00a0h\u00a0: 1\u00a0créneau");
    expect(onOpen.mock.calls.map(([cell]) => cell)).toMatchObject([{ day: "2026-11-17", hour: 9 }]);
    await user.keyboard("{End}");
    expect(focused()).toBe("dim. 22 nov., 9\u00a0h");
    await user.keyboard("{PageDown}{PageUp}");
    expect(onWeek.mock.calls).toEqual([[1], [-1]]);
    await user.tab();
    expect(screen.getByRole("grid").contains(document.activeElement)).toBe(false);
  });

  it("A06 page keys leave the focus on its hour, also where the new week lacks that hour", async () => {
    const user = userEvent.setup();
    const props = { label: "Semaine", onOpen: vi.fn() };
    const late = week(1).map((slot) => ({ ...slot, from: "22:00" }));
    const turn = (weekStart: string, slots: readonly WeekSlot[] = []) => (
      <WeekGrid {...props} weekStart={weekStart} slots={slots} onWeek={() => undefined} />
    );
    const { rerender } = render(turn(monday));
    await user.tab();
    await user.keyboard("{ArrowDown}{ArrowRight}{PageDown}");
    rerender(turn("2026-11-23"));
    expect(focused()).toBe("mar. 24 nov., 9\u00a0h");
    await user.keyboard("{PageUp}");
    rerender(turn(monday, late));
    expect(focused()).toBe("mar. 17 nov., 9\u00a0h");
    await user.keyboard("{Control>}{End}{/Control}{PageDown}");
    expect(focused()).toBe("dim. 22 nov., 22\u00a0h");
    rerender(turn("2026-11-23"));
    expect(focused()).toBe("dim. 29 nov., 19\u00a0h");
  });

  it("A06 tells states apart by shape, not by colour alone, as a grid and as days", () => {
    const slots = [ClockIcon, CheckIcon].map((icon, key) => ({
      key,
      date: monday,
      from: `0${8 + key}:00`,
      to: "21:00",
      title: "Hall",
      tone: "info" as const,
      icon,
      state: "",
    }));
    const shapes = (container: Element) =>
      new Set([...container.querySelectorAll("svg.ui-status__mark")].map((mark) => mark.innerHTML)).size;
    expect(shapes(show(slots).container)).toBe(2);
    const days = { label: "Semaine", weekStart: monday, slots, today: monday, empty: "", onOpen: vi.fn() };
    expect(shapes(render(<WeekDays {...days} onDay={vi.fn()} />).container)).toBe(2);
  });

  it("has hours before and after the working day when slots begin then", () => {
    show([
      {
        key: 1,
        date: monday,
        from: "22:00",
        to: "23:00",
        title: "Loge",
        tone: "info",
        icon: ClockIcon,
        state: "Prévu",
      },
    ]);
    expect(screen.getAllByRole("rowheader").map((hour) => hour.textContent)).toHaveLength(15);
    expect(
      screen.getByRole("gridcell", { name: /^lun. 16 nov., 22\u00a0h\u00a0: 1\u00a0créneau.*Loge.*Prévu$/ }),
    ).toBeTruthy();
  });

  it("draws a week of 2,000 slots with as many elements as one of 300, and counts the others", () => {
    const elements = (count: number) => show(week(count)).container.querySelectorAll("*").length;
    const quiet = elements(300);
    expect(elements(2_000) / quiet).toBeLessThan(1.1);
    expect(screen.getAllByText("+ 21").length).toBeGreaterThan(0);
  });

  it("A06 an arrow key draws two cells again and reads no other slot, however full the week is", () => {
    const read = new Set<unknown>();
    // Detects passes over all slots by counting reads rather than time.
    const watched = week(2_000).map(
      (slot) =>
        new Proxy(slot, {
          get(of, name) {
            read.add(of);
            return Reflect.get(of, name);
          },
        }),
    );
    show(watched);
    const cells = screen.getAllByRole("gridcell");
    cells[0]?.focus();
    read.clear();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "ArrowDown" });
    expect(document.activeElement).toBe(cells[7]);
    expect(read.size).toBeLessThanOrEqual(6);
    expect(read.size).toBeGreaterThan(0);
  });
});

it("marks the time on today's column, in its hour alone", () => {
  const grid = (now: string | undefined) => (
    <WeekGrid
      label="Semaine"
      weekStart={monday}
      slots={[]}
      today="2026-11-18"
      now={now}
      onOpen={() => undefined}
      onWeek={() => undefined}
    />
  );
  const { container, rerender } = render(grid("10:45"));
  const places = () =>
    [...container.querySelectorAll<HTMLElement>(".ui-week__now")].map((line) => [
      line.closest("td")?.dataset.hour,
      line.style.insetBlockStart,
    ]);
  expect(places()).toEqual([["2026-11-18 10", "75%"]]);
  rerender(grid("11:00"));
  expect(places()).toEqual([["2026-11-18 11", "0%"]]);
  // Before the first hour there is no row for it; the day's head shows the time.
  rerender(grid("07:59"));
  expect(places()).toEqual([]);
  expect(screen.getByText("07:59").closest("[aria-current=date]")).not.toBeNull();
  rerender(grid(undefined));
  expect(container.querySelector(".ui-week__clock")).toBeNull();
});

it("a day on a phone has the time between what has begun and what has not", () => {
  const slots: readonly WeekSlot[] = ["09:00", "10:00", "13:30"].map((from, key) => ({
    key,
    date: "2026-11-18",
    from,
    to: "14:00",
    title: `Hall ${key}`,
    tone: "info",
    icon: ClockIcon,
    state: "Prévu",
  }));
  const day = (now: string) => (
    <WeekDays
      label="Semaine"
      weekStart={monday}
      slots={slots}
      today="2026-11-18"
      now={now}
      onDay={() => undefined}
      empty="Rien"
      onOpen={() => undefined}
    />
  );
  const lines = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent?.slice(0, 18));
  const { rerender } = render(day("10:31"));
  expect(lines().findIndex((line) => line?.startsWith("Maintenant"))).toBe(2);
  rerender(day("18:00"));
  expect(lines().findIndex((line) => line?.startsWith("Maintenant"))).toBe(3);
});

it("a phone left open overnight shows the new day, unless a day was chosen, and each day can be", async () => {
  const user = userEvent.setup();
  const onDay = vi.fn();
  const days = (today: string, day?: string) => (
    <WeekDays
      label="Semaine"
      weekStart={monday}
      slots={[]}
      today={today}
      day={day}
      empty="Rien"
      onDay={onDay}
      onOpen={vi.fn()}
    />
  );
  const shown = () => screen.getByRole("button", { pressed: true }).textContent;
  const { rerender } = render(days("2026-11-18"));
  rerender(days("2026-11-19"));
  expect(shown()).toBe("jeu. 19 nov.0");
  await user.click(screen.getByRole("button", { name: /^mar\. 17/ }));
  expect(onDay.mock.calls).toEqual([["2026-11-17"]]);
  rerender(days("2026-11-20", "2026-11-17"));
  expect(shown()).toBe("mar. 17 nov.0");
  // Of another week: the one that is shown has its own days.
  rerender(days("2026-11-20", "2026-12-01"));
  expect(shown()).toBe("ven. 20 nov.0");
});

it("A01 a slot says when, what, who, by whom and where, in the grid as room allows and in full on its day", () => {
  const slots = ["2026-11-16", "2026-11-17", "2026-11-17"].map(
    (date, key): WeekSlot => ({
      key,
      date,
      from: "10:00",
      to: "11:30",
      title: "Irina Benali",
      reference: `C-2026-0000${key}`,
      details: ["Clé de Voûte", "Loge"],
      tone: "info",
      icon: ClockIcon,
      state: "Prévu",
    }),
  );
  show(slots);
  const cellOf = (day: string) => screen.getByRole("gridcell", { name: new RegExp(`^${day}.*10\u00a0h`) });
  expect(cellOf("lun. 16").textContent).toContain("10:00 C-2026-00000 Irina Benali Clé de Voûte Loge Prévu");
  expect(cellOf("mar. 17").textContent).toContain("10:00 C-2026-00002 Irina Benali Prévu");
  const day = { label: "Semaine", weekStart: monday, slots, day: "2026-11-17", empty: "", onOpen: vi.fn() };
  render(<WeekDays {...day} onDay={vi.fn()} />);
  expect(screen.getByRole("list", { name: "mar. 17 nov." }).textContent).toContain(
    "10:00 Irina Benali C-2026-00002 Clé de Voûte Loge Prévu",
  );
});
