export { buildApp } from "./app.ts";
export { type Config, loadConfig } from "./config.ts";
export { type Db, type OpenDatabase, openDatabase } from "./db/database.ts";
export { migrateToLatest } from "./db/migrate-to-latest.ts";
export type { Database } from "./db/schema.ts";
export { type Clock, systemClock } from "./ports/clock.ts";
export type { ObjectStore } from "./ports/object-store.ts";
export type { Ports } from "./ports/ports.ts";
export { openObjectStore } from "./storage/open-object-store.ts";
