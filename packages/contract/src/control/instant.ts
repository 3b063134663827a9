import { z } from "zod";
import { mark } from "../kit/field.ts";

/** An ISO 8601 instant in UTC. Any string passes, since saved files hold instants too. */
export const instant = () => mark(z.string(), { kind: "dateTime" });
