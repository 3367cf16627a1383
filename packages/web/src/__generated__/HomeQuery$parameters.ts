/**
 * @generated SignedSource<<7aa6c176c5cc8bf3f430006a67d2f2d0>>
 * @relayHash 69ac723e135759a11285f5399b89bebe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e2ad3a6ae18fe0b82b1f1c47f1355e3ecd0f287b4d4208f67bb803447b67928

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e2ad3a6ae18fe0b82b1f1c47f1355e3ecd0f287b4d4208f67bb803447b67928",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
