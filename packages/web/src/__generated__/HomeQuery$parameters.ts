/**
 * @generated SignedSource<<31e4d30a980b22632c7c98044b2e0e3f>>
 * @relayHash 5dd78b5b0764d646db253934a98dbcc5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a681a6c3081979bf95c3bfe8670dd18b9bcbff20745098b1ae754cad6c4e6ec6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a681a6c3081979bf95c3bfe8670dd18b9bcbff20745098b1ae754cad6c4e6ec6",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
