/**
 * @generated SignedSource<<fddfe45daafe1223c9748778d1aa2511>>
 * @relayHash 964443455b6f1f0e92b3d8dde577985e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3b8c1127a440e913150a50fe382770e374ff1d40b81e43bfa1f0c531170c503

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassQuery } from './ClassQuery.graphql';

const node: PreloadableConcreteRequest<ClassQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b3b8c1127a440e913150a50fe382770e374ff1d40b81e43bfa1f0c531170c503",
    "metadata": {},
    "name": "ClassQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
