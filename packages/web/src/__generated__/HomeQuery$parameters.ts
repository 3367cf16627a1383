/**
 * @generated SignedSource<<a477a068d078712839f01c3e0062e677>>
 * @relayHash b1a45f5f6ab8082f30b286f318807fa2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abeaa207827ae78a5e5eb1fa9567bbaf0215e8a17e810fd5aac633cc8f0a9116

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "abeaa207827ae78a5e5eb1fa9567bbaf0215e8a17e810fd5aac633cc8f0a9116",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
