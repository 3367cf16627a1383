import { join } from "node:path";
import { demoWorld } from "@cathedra/test-fixtures";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../../src/db/database.ts";
import { migrateToLatest } from "../../src/db/migrate-to-latest.ts";
import { seedDemo } from "../../src/seed/seed-world.ts";
import { oneAuditShape } from "./one-audit-shape.ts";
import { startTestServer } from "./postgres-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Leads to a database from which others can be created. */
    adminUrl: string;
    /** The folder of the server's socket, if it also listens on one; otherwise empty. */
    socketFolder: string;
    /** The migrated database that every test file clones. */
    templateName: string;
    /** The same with the demo world in it, without records. */
    worldTemplateName: string;
    /** The folder of the processes as they are deployed; empty where a few tests are run by hand. */
    builtProcesses: string;
  }
}

/** Once a run: a server, and on it the migrated template, empty and with the demo world. Everything is gone at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  const templateName = `cathedra_template_${process.pid}_${Date.now()}`;
  const admin = async (statement: string, connectionString = server.adminUrl): Promise<void> => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await admin(`create database ${templateName}`);
  await migrateToLatest(databaseUrl(server.adminUrl, templateName));
  await admin(oneAuditShape, databaseUrl(server.adminUrl, templateName));
  const worldTemplateName = `${templateName}_world`;
  await admin(`create database ${worldTemplateName} template ${templateName}`);
  const { db, close } = openDatabase(databaseUrl(server.adminUrl, worldTemplateName));
  await seedDemo(db, demoWorld, []);
  await close();
  project.provide("adminUrl", server.adminUrl);
  project.provide("socketFolder", server.socketFolder ?? "");
  project.provide("templateName", templateName);
  project.provide("worldTemplateName", worldTemplateName);
  project.provide("builtProcesses", builtProcesses);
  return async () => {
    for (const name of [templateName, worldTemplateName])
      await admin(`drop database if exists ${name} with (force)`);
    await server.stop();
  };
}

/**
 * The dozens of processes that tests start need half the processor time when they are built, as those of a deployment are. In a
 * run of all tests turbo has built them before.
 */
const builtProcesses = process.env.TEST_SHARD === undefined ? "" : join(import.meta.dirname, "../../dist");

function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}
