/**
 * @generated SignedSource<<d53cc1a6bf2f33aa60c97f0e7b4adf87>>
 * @relayHash 3caa49f58237c6096055a3e7935d3780
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1fde96a10600d55a0300460128a6dd49930cc4899e24199bf8416018b92d1bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1fde96a10600d55a0300460128a6dd49930cc4899e24199bf8416018b92d1bb",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
