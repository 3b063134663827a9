import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";

const key = "open";

/** `/admin/concierge/order/53?open=refund`: the record, with one of its windows open. */
export const askingFor = (
  place: string,
  action: string,
  facts: Readonly<Record<string, string>> = {},
): string => `${place}?${new URLSearchParams({ [key]: action, ...facts })}`;

/**
 * Passes `open` what the address asks for. Once it has returned true, the address is the record's own, so that a
 * reload or Back does not open the window again.
 */
export function useAddressAsks(open: (action: string, search: URLSearchParams) => boolean): void {
  const [search, setSearch] = useSearchParams();
  const action = search.get(key);
  useEffect(() => {
    if (action !== null && open(action, search)) setSearch({}, { replace: true });
  });
}
