/**
 * @generated SignedSource<<23c2a678341fdf6cd95df62dacf05617>>
 * @relayHash 8348c3172eebba81d9cee011cc39a3de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5280498d4c6bd4c0424aba84ebaec121418a371ec45b9aca4171f85cbd40b18

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditLogQuery } from './AuditLogQuery.graphql';

const node: PreloadableConcreteRequest<AuditLogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d5280498d4c6bd4c0424aba84ebaec121418a371ec45b9aca4171f85cbd40b18",
    "metadata": {},
    "name": "AuditLogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
