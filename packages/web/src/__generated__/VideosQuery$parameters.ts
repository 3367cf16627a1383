/**
 * @generated SignedSource<<579c5152126c293e95d5a2b93bfabe04>>
 * @relayHash cceb381627af5c14b613f6297e33a052
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 794389588871be33b8f35fbc47d4ccfc766d40bb059ad2aa78694c022292f7ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VideosQuery } from './VideosQuery.graphql';

const node: PreloadableConcreteRequest<VideosQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "794389588871be33b8f35fbc47d4ccfc766d40bb059ad2aa78694c022292f7ed",
    "metadata": {},
    "name": "VideosQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
