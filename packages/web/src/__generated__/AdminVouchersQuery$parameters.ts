/**
 * @generated SignedSource<<418d6f08a629d5dae2302281e80821e1>>
 * @relayHash d03fd64f00c6a9cf9fc8e70ea103312b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19ea972be9e930b7d4080430ca78ed547c191324119c69ee3474f59aaf7664cc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminVouchersQuery } from './AdminVouchersQuery.graphql';

const node: PreloadableConcreteRequest<AdminVouchersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "19ea972be9e930b7d4080430ca78ed547c191324119c69ee3474f59aaf7664cc",
    "metadata": {},
    "name": "AdminVouchersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
