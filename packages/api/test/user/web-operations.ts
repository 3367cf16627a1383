import { cast } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";

export const userWebOperations: readonly WebOperation[] = [
  ["ViewerQuery", cast.maya, 1],
  ["HomeQuery", cast.maya, 12, () => ({ withLogbook: true })],
  ["AccountQuery", cast.maya, 3],
  ["useUpdateUserMutation", cast.maya, 6, () => ({ user: { phone_no: "+46 8 123" } })],
];
