export { defaultBase, MockApp, type MockOptions } from "./app.ts";
