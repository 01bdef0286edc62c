CREATE TABLE "cart_marks" (
	"owner_kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"product_id" integer NOT NULL,
	"tab" text NOT NULL,
	"made_at" bigint NOT NULL,
	CONSTRAINT "cart_marks_owner_kind_owner_id_product_id_pk" PRIMARY KEY("owner_kind","owner_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "cart_marks" ADD CONSTRAINT "cart_marks_cart" FOREIGN KEY ("owner_kind","owner_id") REFERENCES "public"."carts"("owner_kind","owner_id") ON DELETE cascade ON UPDATE no action;