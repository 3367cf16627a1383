/**
 * @generated SignedSource<<907abc5071d22882f694269fe638cd36>>
 * @relayHash 1237db5bbbde5656f21aa78e769ae2f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a3bd1a0578247fd9000c0075548e33cb18908844a743df9f18009d3b22272c2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminGroupsQuery } from './AdminGroupsQuery.graphql';

const node: PreloadableConcreteRequest<AdminGroupsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1a3bd1a0578247fd9000c0075548e33cb18908844a743df9f18009d3b22272c2",
    "metadata": {},
    "name": "AdminGroupsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
