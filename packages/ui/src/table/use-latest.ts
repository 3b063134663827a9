import { type RefObject, useLayoutEffect, useRef } from "react";

/** The last render's value, for handlers with a stable identity. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
