/**
 * @generated SignedSource<<85304235aa06fb4c7e939b44f1bb73a8>>
 * @relayHash 93bb5431506a51d94c38b904b51ca418
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 949be000a2e2879e146b2a5653f27d5abac1b1953c8d7a2cdbc22a7b420a30ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "949be000a2e2879e146b2a5653f27d5abac1b1953c8d7a2cdbc22a7b420a30ac",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
