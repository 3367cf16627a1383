/**
 * @generated SignedSource<<b30b4e870307116308851b5b88bf1c51>>
 * @relayHash 6f9aae19375ec98627b9aad4b8519b3c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4232b0018f57a26cc3bcd90758675c623a1e8d62bd29a1a7fc1aead8f7ac864

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SpaceAccessQuery } from './SpaceAccessQuery.graphql';

const node: PreloadableConcreteRequest<SpaceAccessQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a4232b0018f57a26cc3bcd90758675c623a1e8d62bd29a1a7fc1aead8f7ac864",
    "metadata": {},
    "name": "SpaceAccessQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
