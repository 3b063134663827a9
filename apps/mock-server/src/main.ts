#!/usr/bin/env node
import { startServer } from "./node.ts";

const server = await startServer({ port: Number(process.env.PORT ?? 4010) });
console.log(server.url);
