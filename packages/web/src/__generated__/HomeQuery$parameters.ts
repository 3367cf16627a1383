/**
 * @generated SignedSource<<240ea9afe77ebdb93198e93906e5bfe4>>
 * @relayHash 58ad9e2e493aaeb072cc290f3f290617
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe21ed1ac17d16a173a1c1fb40e350574e853bd6e1a5797f7f4e1db42f9cbb67

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe21ed1ac17d16a173a1c1fb40e350574e853bd6e1a5797f7f4e1db42f9cbb67",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
