/**
 * @generated SignedSource<<822bd46c494dbca4ca23080b7c9579b8>>
 * @relayHash 572a42e5ea316c27040d41b238c7b986
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a35b46966491f43c735f20d1642bec1a9b8765d57ba1ee80e34fdbbd2df2f943

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnLogQuery } from './OwnLogQuery.graphql';

const node: PreloadableConcreteRequest<OwnLogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a35b46966491f43c735f20d1642bec1a9b8765d57ba1ee80e34fdbbd2df2f943",
    "metadata": {},
    "name": "OwnLogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
