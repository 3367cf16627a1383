/**
 * @generated SignedSource<<721c1c8587073ee00a9d0a475ed1a2e9>>
 * @relayHash 7be10c14bddbd2d9c9685ffed58206ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe0a25e228db2d429d91e2153f2752bfdeb5661d6a6b4ea8a424c79421c1c4b9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe0a25e228db2d429d91e2153f2752bfdeb5661d6a6b4ea8a424c79421c1c4b9",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
