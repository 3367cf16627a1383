/**
 * @generated SignedSource<<df854f66116f9a801ad567ac856ef755>>
 * @relayHash b909c3d19cfd2a400d5dcdee090c75c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5c58b3dbc0d53f0285bf8637fefe74e48dada9cb0a4696453901162a419102d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5c58b3dbc0d53f0285bf8637fefe74e48dada9cb0a4696453901162a419102d",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
