/**
 * @generated SignedSource<<d36becabac043e8aa805c55b9ee7e6f2>>
 * @relayHash 683b21ee6612591e1a9e0a8fa02a3bee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e727affbe372fd314a8541e548aac4b2d7eea80c8fe3a248e4e194d2f7934ee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e727affbe372fd314a8541e548aac4b2d7eea80c8fe3a248e4e194d2f7934ee",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
