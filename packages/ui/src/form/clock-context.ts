import { createContext } from "react";

/** Ms since 1970; what is typed as « demain » follows it. This computer's unless the application knows better. */
export const ClockContext = createContext<() => number>(Date.now);
