/**
 * @generated SignedSource<<9b93f9ee1d5013b746dd0cb69b13a080>>
 * @relayHash 5e122cad4b3aa1c3d387c3622af62c60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf8378dda0d5eee362b5459037b7933ef5aee89816f84a430ccc328d73824337

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf8378dda0d5eee362b5459037b7933ef5aee89816f84a430ccc328d73824337",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
