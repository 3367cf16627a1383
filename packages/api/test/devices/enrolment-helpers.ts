import { randomBytes } from "node:crypto";
import type { StationId } from "@cathedra/domain";
import { enrolment, enrolmentToken, readEnrolmentToken } from "@cathedra/domain/stations";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Db } from "../../src/db/database.ts";
import { hashOfToken } from "../../src/modules/devices/enrol.ts";

/** A token for a station, made as staff makes one; it has so long to live. */
export async function tokenFor(db: Db, id: StationId, lifeMs = enrolment.lifeMs): Promise<string> {
  const token = enrolmentToken(randomBytes(enrolment.tokenBytes));
  await sql`
    insert into station_enrolment (station_id, token_hash, expires_at)
    values (${id}, ${hashOfToken(readEnrolmentToken(token) ?? "")}, now() + ${lifeMs} * interval '1 millisecond')`.execute(
    db,
  );
  return token;
}

export const enrolling = (
  app: FastifyInstance,
  token: unknown,
  publicKey: unknown,
  remoteAddress = "127.0.0.1",
) => app.inject({ method: "POST", url: "/api/stations/enrol", payload: { token, publicKey }, remoteAddress });
