import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { sendMails } from "../../src/modules/mail/public.ts";
import { systemClock } from "../../src/ports/clock.ts";
import type { OutgoingMail } from "../../src/ports/mail-sender.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { enrolledStation } from "../support/stations.ts";
import { newCode, polled, scan, signIn } from "./sign-in-helpers.ts";

const smtp = {
  smtpUrl: "smtp://mail.example",
  from: { name: "Cathedra", address: "portal@cathedra.example" },
};

const portal = setUpCastApp([], { config: { mail: smtp } });
beforeEach(async () => {
  await portal.database.pool.query("delete from mail; delete from wrong_code; delete from qr_login");
});

async function mails(): Promise<readonly OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  await sendMails({
    db: portal.database.db,
    clock: systemClock,
    sender: { send: async (mail) => void sent.push(mail), close: () => undefined },
    head: { title: "Cathedra", origin: "https://portal.example" },
  });
  return sent;
}

test("a person who signs in on a station gets a mail at once, without having chosen it", async () => {
  const station = await enrolledStation(portal);
  const { id } = await signIn(portal, station, cast.maya);
  const sent = await mails();
  expect(sent).toMatchObject([{ to: cast.maya.email, subject: `You are signed in on ${station.name}` }]);
  expect(sent[0]?.text).toContain(`/profile/sign-ins?signOut=${id}`);
});

test("one code sends one mail, even if its answer is fetched twice", async () => {
  const station = await enrolledStation(portal);
  const code = await newCode(station);
  await scan(portal, cast.maya, code);
  await Promise.all([polled(station, code), polled(station, code)]);
  expect(await mails()).toHaveLength(1);
});

test("an unverified address gets no mail", async () => {
  await sql`update app_user set email_verified = false where keycloak_id = ${cast.tomas.keycloakId}`.execute(
    portal.database.db,
  );
  const station = await enrolledStation(portal);
  const code = await newCode(station);
  await scan(portal, { ...cast.tomas, isEmailVerified: false }, code);
  await polled(station, code);
  expect(await mails()).toEqual([]);
});
