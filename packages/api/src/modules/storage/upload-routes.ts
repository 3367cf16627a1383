import { mayChangeStorage } from "@cathedra/domain/access";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";
import type { Ports } from "../../ports/ports.ts";
import { authorizeStaff } from "./authorize-staff.ts";
import { finishUpload } from "./finish-upload.ts";
import {
  abortUpload,
  beginUpload,
  linksToParts,
  unfinishedUploads,
  uploadInParts,
} from "./multipart-uploads.ts";
import { bodies, readBody } from "./parsed-query.ts";
import { uploadSchemas } from "./upload-schemas.ts";

type Named = { Params: { id: string } };

/** Files that are uploaded in parts, directly to the store, by the person who began the upload. */
export const storageUploadRoutes = (config: Config, ports: Ports) => {
  const staff = authorizeStaff(config, ports);

  return async (app: FastifyInstance): Promise<void> => {
    app.addHook("onSend", async (_request, reply) => {
      reply.header("cache-control", "private, no-store");
    });

    app.post("/api/s3/uploads", { schema: uploadSchemas.begin }, async (request, reply) => {
      const actor = await staff(request, mayChangeStorage);
      const { fileKey: key, size, onTaken } = readBody(bodies.begin, request.body);
      return reply.code(201).send(await beginUpload(ports, actor, { key, size, onTaken }));
    });

    app.get("/api/s3/uploads", { schema: uploadSchemas.list }, async (request) => {
      const actor = await staff(request, mayChangeStorage);
      return unfinishedUploads(ports, actor);
    });

    app.get<Named>("/api/s3/uploads/:id", { schema: uploadSchemas.one }, async (request) => {
      const actor = await staff(request, mayChangeStorage);
      return uploadInParts(ports, actor, request.params.id);
    });

    app.post<Named>("/api/s3/uploads/:id/links", { schema: uploadSchemas.links }, async (request) => {
      const actor = await staff(request, mayChangeStorage);
      const { parts } = readBody(bodies.links, request.body);
      return linksToParts(ports, actor, request.params.id, parts);
    });

    app.post<Named>(
      "/api/s3/uploads/:id/finish",
      { schema: uploadSchemas.finish },
      async (request, reply) => {
        const actor = await staff(request, mayChangeStorage);
        const finishing = { ...readBody(bodies.finish, request.body ?? {}), id: request.params.id };
        return reply.code(201).send(await finishUpload(ports, actor, finishing));
      },
    );

    app.delete<Named>("/api/s3/uploads/:id", { schema: uploadSchemas.giveUp }, async (request, reply) => {
      const actor = await staff(request, mayChangeStorage);
      await abortUpload(ports, actor, request.params.id);
      return reply.code(204).send();
    });
  };
};
