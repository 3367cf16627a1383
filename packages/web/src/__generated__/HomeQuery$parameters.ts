/**
 * @generated SignedSource<<d4c5f97178fb54f188789ac8070d59ec>>
 * @relayHash b9a71883f344e732b67adb4484c46aaf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 032d243c1c169885106c7b793c433cfd3f5d3e0a2f5dc465353c9ce6f2bf814e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "032d243c1c169885106c7b793c433cfd3f5d3e0a2f5dc465353c9ce6f2bf814e",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
