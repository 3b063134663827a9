import { type Toasts, useToast } from "@palier/ui";
import { type Query, type QueryClient, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { whileSameAdmin } from "#api/admin-change.ts";
import { failureOf, problemWith } from "#api/failure.ts";
import { failureText } from "#api/failure-text.ts";
import { useRefresh } from "#api/refresh.ts";
import { listTexts } from "./lists.texts.ts";
import { MoveQueue } from "./move-queue.ts";
import {
  type Move,
  NotMoved,
  OrderChanged,
  type OrderStore,
  type StoppedMoves,
  UnknownOutcome,
} from "./order-store.ts";

const texts = listTexts.sort;

export interface OrderOf<Data, Order>
  extends Pick<OrderStore<Order>, "place" | "positionOf" | "signature" | "send"> {
  readonly orderIn: (data: Data) => Order;
  readonly withOrder: (data: Data, order: Order) => Data;
}

export interface Moves<Order> {
  readonly order: Order | undefined;
  readonly move: (onScreen: Order, move: Move) => void;
  /** Undefined if none is pending. */
  readonly settled: () => Promise<void> | undefined;
}

/** The queue outlives the screen, but does nothing for another admin (A13). A toast undoes stored moves. */
export function useMoves<Data, Order>(key: QueryKey, order: OrderOf<Data, Order>): Moves<Order> {
  const client = useQueryClient();
  const refresh = useRefresh();
  const toast = useToast();
  const queueKey = ["moves", ...key];
  const queue = client.getQueryData<MoveQueue<Order>>(queueKey) ?? opened();
  function opened(): MoveQueue<Order> {
    const isSameAdmin = whileSameAdmin();
    const undo = async (move: Move): Promise<void> => {
      try {
        made.add(made.order() ?? (await read(client, key, order)), move);
      } catch (error) {
        tellStopped(toast, { move, unsent: [], error, isAfterUnknown: false });
      }
    };
    const made = new MoveQueue<Order>({
      ...order,
      read: () => read(client, key, order),
      write: (stored) =>
        client.setQueryData<Data>(key, (data) => (data === undefined ? data : order.withOrder(data, stored))),
      refresh,
      send: async (before, move) => {
        if (!isSameAdmin()) throw new OrderChanged();
        return await order.send(before, move);
      },
      onStored: (move, former) => {
        const takeBack = () => void undo({ ...move, position: former });
        if (isSameAdmin()) tellStored(toast, JSON.stringify(queueKey), move, takeBack);
      },
      onStopped: (stopped) => {
        if (isSameAdmin()) tellStopped(toast, stopped);
      },
    });
    // Without observers, garbage collection would drop pending moves.
    client.setQueryDefaults(queueKey, { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData(queueKey, made);
    return made;
  }
  return {
    order: useSyncExternalStore(queue.subscribe, queue.order),
    move: queue.add,
    settled: queue.settled,
  };
}

async function read<Data, Order>(client: QueryClient, queryKey: QueryKey, order: OrderOf<Data, Order>) {
  const isInvalidated = ({ state }: Query): boolean => state.isInvalidated;
  await client.refetchQueries(
    { queryKey, exact: true, predicate: isInvalidated },
    { cancelRefetch: false, throwOnError: true },
  );
  const data = client.getQueryData<Data>(queryKey);
  if (data === undefined) throw new OrderChanged();
  return order.orderIn(data);
}

/** One toast counts quick moves. */
function tellStored(toast: Toasts, kind: string, { name, position }: Move, onPress: () => void): void {
  toast.success(texts.moved(name, position), {
    kind,
    counted: texts.movedAll,
    action: { label: texts.undo, labelOfLast: texts.undoLast, altText: texts.undoHint, onPress },
  });
}

function tellStopped(toast: Toasts, stopped: StoppedMoves): void {
  const { move, unsent, error } = stopped;
  const isUnknown = error instanceof UnknownOutcome;
  const names = [...new Set(unsent.map(({ name }) => name))].join(", ");
  const others = names === "" ? "" : isUnknown ? texts.notSent(names) : texts.unsent(names);
  const detail = [reasonOf(stopped), others].filter((text) => text !== "").join(" ");
  if (isUnknown) toast.warning(texts.unknown(move.name), { detail });
  else toast.error(texts.refused(move.name), { detail });
}

function reasonOf({ error, isAfterUnknown }: StoppedMoves): string {
  const changed = isAfterUnknown ? texts.changedByUnknown : texts.changed;
  if (error instanceof OrderChanged) return changed;
  if (error instanceof UnknownOutcome) return error.isReread ? texts.reread : texts.unread;
  if (error instanceof NotMoved) return texts.notMoved(failureText(failureOf(error.cause), "press").title);
  const failure = failureOf(error);
  // The server cannot distinguish another admin from another tab.
  if (problemWith(failure, 409) !== undefined) return changed;
  const { title, detail } = failureText(failure, "press");
  return detail === "" ? title : detail;
}
