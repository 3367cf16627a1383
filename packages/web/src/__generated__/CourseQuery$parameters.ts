/**
 * @generated SignedSource<<989314eeafd3f06da085c577b579ce2a>>
 * @relayHash c7e1c70a344ddedca2a93f498d812e6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31733705c81286e02219b2b18bc70fe2c311dc90d4fff1323faecdc03d3c41f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseQuery } from './CourseQuery.graphql';

const node: PreloadableConcreteRequest<CourseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31733705c81286e02219b2b18bc70fe2c311dc90d4fff1323faecdc03d3c41f7",
    "metadata": {},
    "name": "CourseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
