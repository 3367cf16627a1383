import { mayChangeStorage, mayReadObject, mayReadStorage } from "@cathedra/domain/access";
import { type Guard, guardEach } from "../../graphql/guards.ts";

/** The routes of the library of files (8.002, 8.003); they have no operations. */
export const storageGuards: readonly Guard[] = [
  ...guardEach(["GET /api/s3/files", "GET /api/s3/folder", "GET /api/s3/trash"], {
    asks: mayReadStorage,
    of: "nothing",
    lets: ["support", "product", "qa", "sysAdmin"],
    otherwise: "forbidden",
  }),
  {
    operation: "GET /api/s3/getPreSignedUrl/*",
    asks: mayReadObject,
    of: "object",
    lets: ["learner", "support", "product", "qa", "sysAdmin"],
    otherwise: "notFound",
  },
  ...guardEach(
    [
      "DELETE /api/s3/delete/*",
      "POST /api/s3/deleteMany",
      "PUT /api/s3/rename/*",
      "POST /api/s3/move",
      "POST /api/s3/createFolder",
      "POST /api/s3/upload",
      "POST /api/s3/uploads",
      "GET /api/s3/uploads",
      "GET /api/s3/uploads/:id",
      "POST /api/s3/uploads/:id/links",
      "POST /api/s3/uploads/:id/finish",
      "DELETE /api/s3/uploads/:id",
      "POST /api/s3/trash/restore",
      "POST /api/s3/trash/purge",
      "POST /api/s3/trash/empty",
    ],
    { asks: mayChangeStorage, of: "nothing", lets: ["product", "sysAdmin"], otherwise: "forbidden" },
  ),
];
