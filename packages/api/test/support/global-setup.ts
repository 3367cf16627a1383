import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrateToLatest } from "../../src/db/migrate-to-latest.ts";
import { startTestServer } from "./postgres-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Leads to a database from which others can be created. */
    adminUrl: string;
    /** The migrated database that every test file clones. */
    templateName: string;
  }
}

/** Once a run: a server, and on it the migrated template. Everything is gone at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  const templateName = `cathedra_template_${process.pid}_${Date.now()}`;
  const admin = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server.adminUrl });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await admin(`create database ${templateName}`);
  await migrateToLatest(databaseUrl(server.adminUrl, templateName));
  project.provide("adminUrl", server.adminUrl);
  project.provide("templateName", templateName);
  return async () => {
    await admin(`drop database if exists ${templateName} with (force)`);
    await server.stop();
  };
}

function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}
