import { z } from "zod";
import { mark } from "../kit/field.ts";

/** An ISO 8601 instant in UTC; unchecked, since saved files hold instants too. */
export const instant = () => mark(z.string(), { kind: "dateTime" });
