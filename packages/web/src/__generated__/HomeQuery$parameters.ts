/**
 * @generated SignedSource<<4e724d4fd757470720302943fdcb0db6>>
 * @relayHash b5e738a7853ef048fed60e0fceaee827
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be834349416d144533e8ee598d648e99fdbc8327aeabd029583cc4a4b45dae6a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be834349416d144533e8ee598d648e99fdbc8327aeabd029583cc4a4b45dae6a",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
