import { join } from "node:path";
import { expect, test } from "vitest";
import { checkout } from "../local/data-paths.ts";
import { contractingMigrations, undeclaredContractions } from "./additive-migrations.ts";

test("migrations remove nothing that the previous version uses, unless they give a reason", () => {
  expect(contractingMigrations(join(checkout, "packages/api/src/db/migrations"))).toEqual({});
});

test.each([
  "alter table voucher drop column code",
  "drop table draft",
  "alter table voucher rename column code to word",
  "alter table voucher alter column code type int",
  "alter table voucher alter column code set not null",
  "alter table voucher add column word text not null",
  'await db.schema.alterTable("voucher").dropColumn("code").execute()',
])("a statement that removes something is reported: %s", (text) => {
  expect(undeclaredContractions(text)).toHaveLength(1);
  expect(
    undeclaredContractions(`-- contract: nobody reads it since the version of October\n${text}`),
  ).toEqual([]);
});

test.each([
  "alter table voucher add column word text",
  "alter table voucher add column word text not null default ''",
  "alter table voucher add column sum int not null generated always as (a + b) stored",
  "create table word (id uuid primary key, text text not null)",
  "alter table voucher drop constraint voucher_kind, add constraint voucher_kind check (kind in ('a', 'b'))",
])("an additive statement is accepted: %s", (text) => expect(undeclaredContractions(text)).toEqual([]));
