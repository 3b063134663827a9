import { z } from "zod";
import { mark } from "../kit/field.ts";

/** An instant as the mock server says it (ISO 8601 in UTC); of one that comes from a saved file nothing else is asked. */
export const instant = () => mark(z.string(), { kind: "dateTime" });
