/**
 * @generated SignedSource<<3140478a2fb70ea33ef19f2cd3926bde>>
 * @relayHash 375c888ddaa880c2b2e33c596757deb7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f9cf567ffe40a966410c6749281c5b888b9a7589ef69693b6ca93a346aaf621

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f9cf567ffe40a966410c6749281c5b888b9a7589ef69693b6ca93a346aaf621",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
