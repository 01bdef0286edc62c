CREATE TABLE "pincode_alerts" (
	"customer_id" text NOT NULL,
	"pincode" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pincode_alerts_customer_id_pincode_pk" PRIMARY KEY("customer_id","pincode")
);
--> statement-breakpoint
ALTER TABLE "pincode_alerts" ADD CONSTRAINT "pincode_alerts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pincode_alerts_pincode" ON "pincode_alerts" USING btree ("pincode");--> statement-breakpoint
CREATE INDEX "pincode_alerts_age" ON "pincode_alerts" USING btree ("created_at");