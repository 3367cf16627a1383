/**
 * @generated SignedSource<<b0b6f10902bdcfd2130b62d6cf8b8505>>
 * @relayHash d76dd7c7717739a30066dca41e78f822
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2758d99679fe18b0984a5c9ba171ef30d05103333fafe429afa4f3d12c85ed6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminEventsQuery } from './AdminEventsQuery.graphql';

const node: PreloadableConcreteRequest<AdminEventsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e2758d99679fe18b0984a5c9ba171ef30d05103333fafe429afa4f3d12c85ed6",
    "metadata": {},
    "name": "AdminEventsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
