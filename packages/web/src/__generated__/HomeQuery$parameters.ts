/**
 * @generated SignedSource<<7c7b0013e9ba900f65930f9e66fe2a26>>
 * @relayHash 782a352298b3ccd6e986fecc52b5777b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e68984a87ad526ea9a6ee7516b70e3c3f03bf01c93f6e16a4201ffd23796eb2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e68984a87ad526ea9a6ee7516b70e3c3f03bf01c93f6e16a4201ffd23796eb2",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
