import { keepsStorage } from "@cathedra/domain/access";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";
import type { Ports } from "../../ports/ports.ts";
import { bodies, bodyAsked } from "./asked.ts";
import { finishUpload } from "./finish-upload.ts";
import { staffOf } from "./staff-of.ts";
import { uploadWords } from "./upload-words.ts";
import {
  beginUpload,
  giveUpUpload,
  linksToParts,
  unfinishedUploads,
  uploadInParts,
} from "./uploads-in-parts.ts";

type Named = { Params: { id: string } };

/** Files that come in parts, straight to the store: each to whoever has begun it. */
export const storageUploadRoutes = (config: Config, ports: Ports) => {
  const staff = staffOf(config, ports);

  return async (app: FastifyInstance): Promise<void> => {
    app.addHook("onSend", async (_request, reply) => {
      reply.header("cache-control", "private, no-store");
    });

    app.post("/api/s3/uploads", { schema: uploadWords.begin }, async (request, reply) => {
      const actor = await staff(request, keepsStorage);
      const { fileKey: key, size, onTaken } = bodyAsked(bodies.begin, request.body);
      return reply.code(201).send(await beginUpload(ports, actor, { key, size, onTaken }));
    });

    app.get("/api/s3/uploads", { schema: uploadWords.list }, async (request) => {
      const actor = await staff(request, keepsStorage);
      return unfinishedUploads(ports, actor);
    });

    app.get<Named>("/api/s3/uploads/:id", { schema: uploadWords.one }, async (request) => {
      const actor = await staff(request, keepsStorage);
      return uploadInParts(ports, actor, request.params.id);
    });

    app.post<Named>("/api/s3/uploads/:id/links", { schema: uploadWords.links }, async (request) => {
      const actor = await staff(request, keepsStorage);
      const { parts } = bodyAsked(bodies.links, request.body);
      return linksToParts(ports, actor, request.params.id, parts);
    });

    app.post<Named>("/api/s3/uploads/:id/finish", { schema: uploadWords.finish }, async (request, reply) => {
      const actor = await staff(request, keepsStorage);
      const finishing = { ...bodyAsked(bodies.finish, request.body ?? {}), id: request.params.id };
      return reply.code(201).send(await finishUpload(ports, actor, finishing));
    });

    app.delete<Named>("/api/s3/uploads/:id", { schema: uploadWords.giveUp }, async (request, reply) => {
      const actor = await staff(request, keepsStorage);
      await giveUpUpload(ports, actor, request.params.id);
      return reply.code(204).send();
    });
  };
};
