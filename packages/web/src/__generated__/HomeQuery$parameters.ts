/**
 * @generated SignedSource<<af20c67ddcc59e3a53d06419531925b3>>
 * @relayHash 94765dd662941cae231ff1d34e26d676
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d662a2d881f00c1bc33ca7a090fb11b79c0de547618073c26f2f0daa20ca4a9b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d662a2d881f00c1bc33ca7a090fb11b79c0de547618073c26f2f0daa20ca4a9b",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
