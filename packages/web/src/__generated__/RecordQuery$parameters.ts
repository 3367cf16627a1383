/**
 * @generated SignedSource<<af57d22f946fb33980239b6576f38f5c>>
 * @relayHash a1cafc63d338e5300c15a3ed70cfc6fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fc242207b1b017d70a1ec9b0dc18a7e602c284b8bad1a8e1064f63f2b2506ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1fc242207b1b017d70a1ec9b0dc18a7e602c284b8bad1a8e1064f63f2b2506ad",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
